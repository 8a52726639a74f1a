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
import styles from './NotificationProvider.module.css';

interface Notification {
  /** Path of the page it concerns; leaving that page removes it. */
  path: string;
  content: ReactNode;
  failed: boolean;
}

interface NotifyOptions {
  /** The action failed: announced at once, as an error. */
  failed?: boolean;
}

type Notify = (path: string, content: ReactNode, options?: NotifyOptions) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Returns the function that shows a notification on the page at `path`, now or once it is opened. */
export const useNotify = (): Notify => useContext(NotifyContext);

/**
 * Shows the outcome of an action above the page, sticky while it scrolls. The live region is rendered
 * before the notification, because screen readers announce only what is added to one.
 */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const [notification, setNotification] = useState<Notification | null>(null);
  const notify = useCallback<Notify>(
    (path, content, { failed = false } = {}) => setNotification({ path, content, failed }),
    [],
  );

  useEffect(
    () => () => setNotification((current) => (current?.path === pathname ? null : current)),
    [pathname],
  );

  const shown = notification?.path === pathname ? notification : null;
  const close = () => {
    setNotification(null);
    region.current?.focus();
  };
  return (
    <NotifyContext value={notify}>
      <div ref={region} tabIndex={-1} className={`container ${styles.region}`}>
        <div role="status">
          {shown && !shown.failed && <div className={styles.success}>{shown.content}</div>}
        </div>
        {shown?.failed && (
          <div className={styles.failure}>
            <Callout kind="error" live>
              {shown.content}
            </Callout>
          </div>
        )}
        {shown && <CloseButton className={styles.close} onClick={close} />}
      </div>
      {children}
    </NotifyContext>
  );
}
