export interface ProductOptions {
  /** Path of the docs below the site's root, without slashes. Default `docs`. */
  readonly docsPath?: string;
  /** Labels by first path segment below the docs; other segments are not products. Default: every folder is a product. */
  readonly productLabels?: Readonly<Record<string, string>>;
  /**
   * Labels by path, such as `{'/docs/License': 'License Manager'}`, without a slash at its end; the longest path counts, and
   * an empty label is none. Used without `productLabels`. Default: every folder is a product under its own name.
   */
  readonly productPaths?: Readonly<Record<string, string>>;
}

// Folders that Docusaurus generates for category pages and tags.
const GENERATED = new Set(['category', 'tags']);

/** The product that a page belongs to by its path, such as `ANSVIS` for `/docs/ANSVIS/Guides/`; `null` outside products. */
export function productOf(
  pathname: string,
  {docsPath = 'docs', productLabels, productPaths}: ProductOptions,
): string | null {
  if (productLabels === undefined && productPaths !== undefined) return labelOf(pathname, productPaths);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const docs = docsPath.split('/').filter((segment) => segment !== '');
  // The path may start with a base URL.
  const start = docs.length === 0 ? 0 : segments.indexOf(docs[0] ?? '');
  if (start < 0 || docs.some((segment, index) => segments[start + index] !== segment)) return null;
  const [product, ...rest] = segments.slice(start + docs.length);
  if (product === undefined) return null;
  if (productLabels !== undefined)
    return Object.hasOwn(productLabels, product) ? (productLabels[product] ?? null) : null;
  return rest.length > 0 && !GENERATED.has(product) ? decodeSegment(product) : null;
}

function labelOf(pathname: string, labels: Readonly<Record<string, string>>): string | null {
  for (let path = pathname.replace(/\/$/, ''); ; path = path.slice(0, path.lastIndexOf('/'))) {
    if (Object.hasOwn(labels, path)) return labels[path] || null;
    if (path === '') return null;
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
