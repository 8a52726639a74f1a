import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { CloseButton } from '../dialog/CloseButton';
import { Callout } from './Callout';
import styles from './Status.module.css';

interface Message {
  /** The page it is meant for; it goes when the reader leaves that page. */
  path: string;
  words: ReactNode;
  failed: boolean;
}

interface SayOptions {
  /** It did not work: said at once, and in red. */
  failed?: boolean;
}

type Say = (path: string, words: ReactNode, options?: SayOptions) => void;

const StatusContext = createContext<Say>(() => undefined);

/** Gives the function that shows a message on the page at `path`, now or once it is reached. */
export const useSay = (): Say => useContext(StatusContext);

/**
 * Shows what an action has done above the pages inside it, and keeps it in sight while the page
 * scrolls. Its live region is on the page before the message is, so that screen readers announce it.
 */
export function StatusProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const say = useCallback<Say>(
    (path, words, { failed = false } = {}) => setMessage({ path, words, failed }),
    [],
  );

  // A message is about the page where it stands, so leaving that page ends it.
  useEffect(
    () => () => setMessage((current) => (current?.path === pathname ? null : current)),
    [pathname],
  );

  const shown = message?.path === pathname ? message : null;
  const close = () => {
    setMessage(null);
    place.current?.focus();
  };
  return (
    <StatusContext value={say}>
      <div ref={place} tabIndex={-1} className={`container ${styles.place}`}>
        <div role="status">
          {shown && !shown.failed && <div className={styles.status}>{shown.words}</div>}
        </div>
        {shown?.failed && (
          <div className={styles.failure}>
            <Callout kind="error" live>
              {shown.words}
            </Callout>
          </div>
        )}
        {shown && <CloseButton className={styles.close} onClick={close} />}
      </div>
      {children}
    </StatusContext>
  );
}
