import type {SidebarItem} from './sidebars.ts';

// The parts of the official plugins' content that are read here; the plugins do not export these types in full.

/** A doc, a post or a standalone page made from a Markdown file. */
export interface LoadedPage {
  readonly title?: string;
  readonly description?: string;
  /** Path of the file, `@site/…`. */
  readonly source: string;
  readonly permalink: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export interface LoadedDoc extends LoadedPage {
  readonly id: string;
  /** Folder of the file below the docs folder, `.` for none. */
  readonly sourceDirName: string;
  readonly sidebar?: string;
}

export interface LoadedVersion {
  readonly versionName: string;
  /** Name of the version for readers, in the language of the site. */
  readonly label: string;
  /** Path of its pages, with the base URL. */
  readonly path: string;
  /** Whether it is the default version. */
  readonly isLast: boolean;
  readonly docs: readonly LoadedDoc[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** The docs instances by plugin id. */
export type LoadedDocs = Readonly<Record<string, {readonly loadedVersions: readonly LoadedVersion[]}>>;

/** Content by plugin name and plugin id, as passed to `allContentLoaded`. */
export interface AllLoadedContent {
  readonly 'docusaurus-plugin-content-docs'?: LoadedDocs;
  readonly 'docusaurus-plugin-content-blog'?: Readonly<
    Record<string, {readonly blogPosts: readonly {readonly metadata: LoadedPage}[]} | undefined>
  >;
  readonly 'docusaurus-plugin-content-pages'?: Readonly<
    Record<string, readonly (LoadedPage & {readonly type: string})[] | null | undefined>
  >;
}
