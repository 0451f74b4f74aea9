import {isAnswered} from './isAnswered.ts';

/** The list of paths that readers rely on, below the website folder. */
export const PATH_LIST = 'required-paths.tsv';

/**
 * Names every path of the list that the build does not answer as it must; an empty result means that all is well.
 * `list` holds lines of path, kind (`page`, `landing`, `draft` or `redirect`) and, for redirects, the target.
 */
export function findPathFaults(list: string, outDir: string): string[] {
  const answers = (path: string): boolean => isAnswered(path, outDir);
  return list.split(/\r?\n/).flatMap((line, index) => {
    if (index === 0 || line.trim() === '') return [];
    const [path = '', kind = '', target = ''] = line.split('\t');
    const at = `${PATH_LIST}:${index + 1} ${path}`;
    switch (kind) {
      case 'page':
      case 'landing':
        return answers(path)
          ? []
          : [
              `${at}: no page answers. Add website${path}${path.endsWith('/') ? '' : '/'}index.mdx, or take the line out.`,
            ];
      case 'draft':
        return answers(path) ? [`${at}: a draft is routed. Set "draft: true" in its front matter.`] : [];
      case 'redirect':
        return answers(path) && answers(target)
          ? []
          : [
              `${at}: does not lead to "${target}". Add it to website/redirects.ts, or "redirect_from" to the target page.`,
            ];
      default:
        return [`${at}: unknown kind "${kind}". Use page, landing, draft or redirect.`];
    }
  });
}
