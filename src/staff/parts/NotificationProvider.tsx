import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import styles from './parts.module.css';

interface Notification {
  /** The pathname of the page that shows it; leaving that page removes it. */
  path: string;
  content: ReactNode;
  failed: boolean;
}

/**
 * Shows `content` on the page at `path`, a pathname with its language prefix; a query string does
 * not matter. Screen readers announce a failure assertively. Content `null` removes what is shown.
 */
type Notify = (path: string, content: ReactNode, options?: { failed: boolean }) => void;

/** What {@link useNotify} returns; does nothing outside of {@link NotificationProvider}. */
const NotifyContext = createContext<Notify>(() => undefined);

/**
 * Returns a function that shows a result on a page: now, or when that page is opened next. Needs
 * {@link NotificationProvider} around it, without which nothing is shown.
 */
export const useNotify = (): Notify => useContext(NotifyContext);

/**
 * Shows one notification above the page until it is closed or the person leaves its page (decision
 * 0003). A press of “Close” focuses the live region. The region is always rendered, because screen
 * readers announce only what is inserted into one.
 */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const [notification, setNotification] = useState<Notification | null>(null);
  const notify = useCallback<Notify>(
    (path, content, { failed } = { failed: false }) =>
      setNotification(
        content === null ? null : { path: path.replace(/\?.*/, ''), content, failed },
      ),
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
      <div ref={region} tabIndex={-1} className={`container ${styles.region}`} data-screen-only>
        <div role="status">
          {shown && !shown.failed && (
            <div className={`cluster box ${styles.success}`}>{shown.content}</div>
          )}
        </div>
        {shown?.failed && (
          <div className={styles.failure}>
            <Note kind="error" live>
              {shown.content}
            </Note>
          </div>
        )}
        {shown && (
          <Button
            variant="tertiary"
            className={styles.close}
            aria-label={t('close')}
            onClick={close}
          >
            <X />
          </Button>
        )}
      </div>
      {children}
    </NotifyContext>
  );
}
