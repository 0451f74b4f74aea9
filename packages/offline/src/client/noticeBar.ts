/** Kept in the script, so that pages without the bar need no bytes for it. */
const CSS = `
.offline-bar:not(:empty) {
  position: fixed; inset: auto 0 0; z-index: 150; display: flex; flex-wrap: wrap; align-items: center;
  justify-content: center; gap: 0.35rem 1rem; padding: 0.4rem 1rem; font-size: 0.9rem;
  color: var(--ifm-font-color-base); background: var(--ifm-background-surface-color);
  border-top: 2px solid var(--ifm-color-primary);
}
.offline-bar button, .offline-bar a { min-height: 1.75rem; }
.offline-bar a { display: inline-flex; align-items: center; text-decoration: underline; }
.offline-bar button {
  padding: 0.1rem 0.8rem; font: inherit; cursor: pointer; color: inherit;
  background: var(--ifm-background-color); border: 1px solid currentcolor; border-radius: 0.3rem;
}
:has(> .offline-bar:not(:empty)) > #__docusaurus { padding-bottom: 3.5rem; }
@media (max-width: 600px) { :has(> .offline-bar:not(:empty)) > #__docusaurus { padding-bottom: 7rem; } }
:has(> .offline-bar:not(:empty)) .theme-back-to-top-button { bottom: 4.5rem; }
@media print { .offline-bar { display: none !important; } }
`;

/** A link or button in the bar. */
type NoticeControl =
  | {readonly label: string; readonly href: string}
  | {readonly label: string; onPress(): void};

let bar: HTMLElement | undefined;

/**
 * Creates the bar at the bottom of the window. Pages get a margin below, so that the bar never covers their end.
 * It is created empty, because screen readers often skip what a live region begins with.
 */
export function prepareNoticeBar(): HTMLElement {
  if (bar) return bar;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  bar = document.createElement('div');
  bar.className = 'offline-bar';
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  return bar;
}

function createControl(control: NoticeControl): HTMLElement {
  if ('href' in control) {
    const link = document.createElement('a');
    link.href = control.href;
    link.textContent = control.label;
    return link;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = control.label;
  button.addEventListener('click', () => control.onPress());
  return button;
}

/** Shows a notice in place of the previous one. */
export function showNotice(text: string, controls: readonly NoticeControl[] = []): void {
  const span = document.createElement('span');
  span.textContent = text;
  prepareNoticeBar().replaceChildren(span, ...controls.map(createControl));
}

/** Hides the notice. */
export function hideNotice(): void {
  bar?.replaceChildren();
}
