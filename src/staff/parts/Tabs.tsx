import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { REVEAL_EVENT } from '../../lib/browser/focusControl';
import styles from './Tabs.module.css';

interface Pane<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** The accessible name of the tabs together. */
  name: string;
  panes: Pane<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Shows all panes side by side under their labels; the one with the focus is selected. */
  isBeside: boolean;
}

/**
 * Renders panes as tabs by the ARIA pattern: arrow keys, Home and End select. Every pane stays
 * mounted, because fields must retain values; `focusControl` selects the tab of a hidden control.
 */
export function Tabs<Id extends string>({ name, panes, selected, onSelect, isBeside }: Props<Id>) {
  const base = useId();
  const container = useRef<HTMLDivElement>(null);
  const onReveal = useEffectEvent(({ target }: Event) => {
    for (const { id } of panes) {
      const pane = document.getElementById(`${base}-${id}`);
      if (!pane?.contains(target as Node | null)) continue;
      // Before React renders it, because a hidden control cannot have the focus.
      pane.hidden = false;
      onSelect(id);
    }
  });
  useEffect(() => {
    const element = container.current;
    const listener = (event: Event) => onReveal(event);
    element?.addEventListener(REVEAL_EVENT, listener);
    return () => element?.removeEventListener(REVEAL_EVENT, listener);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = panes.findIndex(({ id }) => id === selected);
    const indexes: Record<string, number> = {
      ArrowRight: (current + 1) % panes.length,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    };
    const index = indexes[event.key];
    const next = index === undefined ? undefined : panes.at(index);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}-label`)?.focus();
  };
  return (
    <div ref={container} className={`stack ${isBeside ? styles.beside : ''}`}>
      {!isBeside && (
        <div role="tablist" aria-label={name} className={styles.tabs} onKeyDown={onKeyDown}>
          {panes.map(({ id, label }) => (
            <button
              key={id}
              id={`${base}-${id}-label`}
              type="button"
              role="tab"
              aria-selected={id === selected}
              aria-controls={`${base}-${id}`}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {panes.map(({ id, label, content }) => (
        <section
          key={id}
          id={`${base}-${id}`}
          role={isBeside ? undefined : 'tabpanel'}
          aria-labelledby={`${base}-${id}-label`}
          hidden={!isBeside && id !== selected}
          className="stack"
          onFocus={() => onSelect(id)}
        >
          {isBeside && (
            <h2 id={`${base}-${id}-label`} className={styles.label}>
              {label}
            </h2>
          )}
          {content}
        </section>
      ))}
    </div>
  );
}
