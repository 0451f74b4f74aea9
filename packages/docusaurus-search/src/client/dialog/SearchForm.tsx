import type {ChangeEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {MAX_QUERY_LENGTH, cutQuery} from '../session/cutQuery.ts';
import {Icon} from './OptionList.tsx';
import {LABELS} from './labels.ts';

interface SearchFormProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly placeholder: string;
  readonly listId: string;
  /** Whether the list has entries. */
  readonly expanded: boolean;
  /** Id of the active entry. */
  readonly activeId: string | undefined;
  /** Whether a request has been under way for more than 300 ms. */
  readonly stalled: boolean;
  onQuery(query: string): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Called when an input method begins or ends to compose a word. */
  onCompose(isComposing: boolean): void;
  onCancel(): void;
}

/** The input of the dialog with its buttons. */
export function SearchForm(props: SearchFormProps): ReactNode {
  const {input, query, placeholder, listId, expanded, activeId, stalled} = props;
  const {onQuery, onKeyDown, onCompose, onCancel} = props;
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onQuery('');
          input.current?.focus();
        }}
      >
        <span
          className={stalled ? 'DocSearch-LoadingIndicator' : 'DocSearch-MagnifierLabel'}
          aria-hidden="true"
        >
          {stalled ? <span className="DocSearch-Spinner" /> : <Icon name="search" />}
        </span>
        <input
          ref={input}
          className="DocSearch-Input"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={LABELS.search}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={placeholder}
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onQuery(cutQuery(event.target.value))}
          onKeyDown={onKeyDown}
          onCompositionStart={() => onCompose(true)}
          onCompositionEnd={() => onCompose(false)}
        />
        {query !== '' && (
          <button type="reset" className="DocSearch-Clear" aria-label={LABELS.clear} title={LABELS.clear}>
            <Icon name="close" />
          </button>
        )}
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onCancel}>
        {LABELS.cancel}
      </button>
    </div>
  );
}
