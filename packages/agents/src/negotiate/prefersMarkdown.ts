interface MediaRange {
  readonly type: string;
  readonly quality: number;
}

function parseAccept(accept: string): MediaRange[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const named = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = named === undefined ? 1 : Number(named.slice(2));
    return {type, quality: Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 0};
  });
}

function qualityOf(ranges: readonly MediaRange[], type: string): number | undefined {
  return ranges.find((range) => range.type === type)?.quality;
}

/**
 * Whether an `Accept` header names Markdown and does not prefer HTML. Wildcards alone mean HTML, because browsers and simple
 * clients send them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '');
  const markdown = qualityOf(ranges, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualityOf(ranges, 'text/html') ?? 0);
}
