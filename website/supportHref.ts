/** What a message to support says about where the reader is. */
export interface SupportContext {
  /** Title of the page. */
  readonly title: string;
  /** Address of the page. */
  readonly address: string;
  /** Heading being read, or an empty text. */
  readonly part: string;
  /** Product of the page, or an empty text. */
  readonly product: string;
  /** A message of the page to fill in; without it, an empty question. */
  readonly message?: string;
}

/** Versions that a reader must add. */
function linesOf({title, address, part, product, message}: SupportContext): string[] {
  const page = [`Page: ${title} ${address}`.trim(), ...(part === '' ? [] : [`Part: ${part}`])];
  if (message !== undefined) return [message, '', ...page];
  return [
    ...page,
    'Version of the guide: Next',
    `Version of ${product === '' || product === 'License' ? 'the product' : product}: `,
    'Question: ',
  ];
}

/** The address of support with page, part and version filled in, as far as a mail or a form can take them. */
export function toSupportHref(supportUrl: string, context: SupportContext): string {
  if (supportUrl.startsWith('tel:')) return supportUrl;
  const joined = supportUrl.includes('?') ? '&' : '?';
  const {title, address, part} = context;
  const query = supportUrl.startsWith('mailto:')
    ? {subject: `Help center: ${title}`, body: linesOf(context).join('\n')}
    : {page: address, part, version: 'Next'};
  const pairs = Object.entries(query).filter(([, value]) => value !== '');
  return supportUrl + joined + pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
