/** Colours and font styles, as style attributes of React. */
type CodeStyle = Readonly<Record<string, string | number>>;

/** A theme of Prism: the colours of code and of its tokens. */
export interface CodeTheme {
  readonly plain: CodeStyle;
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly languages?: readonly string[];
    readonly style: CodeStyle;
  }[];
}

function declare(style: CodeStyle): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      // Against the colours of the light theme, which are attributes
      return `${property}:${value}!important;`;
    })
    .join('');
}

/**
 * The rules that give code the colours of the dark theme in dark mode. Pages are rendered in light mode, and Docusaurus
 * changes the colours of code only when scripts run. Empty if both themes are the same.
 */
export function colourDarkCode(light: CodeTheme | undefined, dark: CodeTheme | undefined): string {
  if (!dark || JSON.stringify(light) === JSON.stringify(dark)) return '';
  const {color = 'inherit', backgroundColor = 'transparent'} = dark.plain;
  const code = "[data-theme='dark'] .prism-code";
  const ofTokens = dark.styles
    // Rules for one language only are left to the scripts.
    .filter(({languages}) => languages === undefined)
    .flatMap(({types, style}) => types.map((type) => `${code} .token.${type}{${declare(style)}}`));
  return [
    `[data-theme='dark'] .theme-code-block{${declare({'--prism-color': color, '--prism-background-color': backgroundColor})}}`,
    `${code},${code} .token-line{${declare(dark.plain)}}`,
    `${code} .token{${declare({color: 'inherit', backgroundColor: 'transparent', fontStyle: 'inherit'})}}`,
    ...ofTokens,
  ].join('\n');
}
