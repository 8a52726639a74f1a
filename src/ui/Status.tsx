import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Status.module.css';

interface Message {
  /** The page it is meant for; it goes when the reader leaves that page. */
  path: string;
  words: ReactNode;
}

type Say = (path: string, words: ReactNode) => void;

const StatusContext = createContext<Say>(() => undefined);

/** Gives the function that shows a message on the page at `path`, now or once it is reached. */
export const useSay = (): Say => useContext(StatusContext);

/**
 * Shows what an action has done above the pages inside it. Its live region is on the page before
 * the message is, so that screen readers announce it.
 */
export function StatusProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [message, setMessage] = useState<Message | null>(null);
  const say = useCallback<Say>((path, words) => setMessage({ path, words }), []);

  // A message is about the page where it stands, so leaving that page ends it.
  useEffect(
    () => () => setMessage((current) => (current?.path === pathname ? null : current)),
    [pathname],
  );

  const shown = message?.path === pathname ? message.words : null;
  return (
    <StatusContext value={say}>
      <div role="status" className="container">
        {shown && <div className={styles.status}>{shown}</div>}
      </div>
      {children}
    </StatusContext>
  );
}
