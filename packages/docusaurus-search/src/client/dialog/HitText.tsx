import type {ReactNode} from 'react';
import type {HitTexts, MarkedText} from '../hits/describeHit.ts';

/** Shows a text with its matches as `<mark>` elements. */
export function Marked({text}: {readonly text: MarkedText}): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other identity
  return text.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : run.text));
}

/** One match: the headings above it, its own heading, then its text. Empty parts are left out. */
export function HitText({path, title, snippet}: Pick<HitTexts, 'path' | 'title' | 'snippet'>): ReactNode {
  return (
    <span className="DocSearch-Hit-text">
      {title.length > 0 && (
        <span className="DocSearch-Hit-heading">
          {path.map((heading) => `${heading} › `)}
          <span className="DocSearch-Hit-title">
            <Marked text={title} />
          </span>
        </span>
      )}
      <Snippet text={snippet} />
    </span>
  );
}

/** The text of a match, after its heading; renders nothing if there is none. */
export function Snippet({text}: {readonly text: MarkedText}): ReactNode {
  if (text.length === 0) return null;
  return (
    <>
      {' '}
      <span className="DocSearch-Hit-snippet">
        <Marked text={text} />
      </span>
    </>
  );
}
