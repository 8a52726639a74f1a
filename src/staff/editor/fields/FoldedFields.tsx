import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { useReveal } from '../../parts/Tabs';
import styles from './FoldedFields.module.css';

/** Viewports in which a form has a side column, as in FormLayout.module.css. */
const WIDE_FORM = '(min-width: 64rem)';

interface Props {
  title: string;
  summary: string;
  invalid?: boolean;
  children: ReactNode;
}

/**
 * Renders fields that are folded on a narrow screen, below a button that states what they contain. They unfold when one is
 * invalid or `focusControl` asks for it, and stay mounted.
 */
export function FoldedFields({ title, summary, invalid = false, children }: Props) {
  const id = useId();
  const wide = useMediaQuery(WIDE_FORM);
  const [unfolded, setUnfolded] = useState(false);
  const content = useReveal(() => {
    // Before React renders it, because the control gets the focus now, which a hidden one cannot have.
    if (content.current) content.current.hidden = false;
    setUnfolded(true);
  });
  useEffect(() => {
    if (invalid) setUnfolded(true);
  }, [invalid]);
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="size-h3">
        {wide ? (
          title
        ) : (
          <button
            type="button"
            className={styles.button}
            aria-expanded={unfolded}
            aria-controls={`${id}-content`}
            onClick={() => setUnfolded(!unfolded)}
          >
            <span>
              {title}{' '}
              {!unfolded && summary && (
                <span className={`small-print ${styles.summary}`}>{summary}</span>
              )}
            </span>
            <ChevronDown aria-hidden="true" size="1.2em" />
          </button>
        )}
      </h2>
      <div ref={content} id={`${id}-content`} hidden={!wide && !unfolded} className="stack">
        {children}
      </div>
    </section>
  );
}
