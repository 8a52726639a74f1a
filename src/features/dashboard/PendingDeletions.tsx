import { Undo2 } from 'lucide-react';
import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { type PendingDeletion, UNDO_TIME } from './deletions';
import styles from './PendingDeletions.module.css';
import { Of } from './RowActions';

interface Handlers {
  onDue: (deletion: PendingDeletion) => void;
  onUndo: (deletion: PendingDeletion) => void;
  /** The focus was in a message that goes. */
  onFocusLost: (deletion: PendingDeletion) => void;
}

/** What is about to be deleted, each with a way back, in sight wherever the page is scrolled to. */
export function PendingDeletions({ list, ...handlers }: Handlers & { list: PendingDeletion[] }) {
  return (
    <div className={styles.place}>
      {list
        .filter(({ phase }) => phase !== 'gone')
        .map((deletion) => (
          <Line key={deletion.row.id} deletion={deletion} {...handlers} />
        ))}
    </div>
  );
}

function Line({ deletion, onDue, onUndo, onFocusLost }: Handlers & { deletion: PendingDeletion }) {
  const { t } = useTranslation('admin');
  const { kind, row, phase } = deletion;
  const { line, paused, watch } = usePause(deletion.byKeyboard, () => onFocusLost(deletion));
  const waiting = phase === 'waiting' && !paused;
  const due = useEffectEvent(() => onDue(deletion));
  // Whoever was reading gets the whole time again (WCAG 2.2.1).
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(due, UNDO_TIME);
    return () => clearTimeout(timer);
  }, [waiting]);

  const words =
    phase === 'waiting'
      ? t(`undo.${kind}`, { title: row.title, seconds: UNDO_TIME / 1000 })
      : t('undo.busy', { title: row.title });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={line}
      role="group"
      aria-label={words}
      tabIndex={-1}
      className={styles.line}
      {...watch}
    >
      <p>{words}</p>
      <Button look="light" busy={phase !== 'waiting'} onClick={() => onUndo(deletion)}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t('undo.button')}
        <Of title={row.title} />
      </Button>
      {waiting && <span className={styles.time} />}
    </div>
  );
}

/**
 * Takes the focus, so that the next Tab reaches the way back, and says whether somebody is at it:
 * the pointer is over it or the focus on its button; by keyboard, the focus on it at all.
 */
function usePause(byKeyboard: boolean, onFocusLost: () => void) {
  const line = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(byKeyboard);
  const lost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) lost();
    };
  }, []);
  // After the dialog has given the focus back.
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target, currentTarget }: FocusEvent) =>
      setFocused(byKeyboard || target !== currentTarget),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { line, paused: hovered || focused, watch };
}
