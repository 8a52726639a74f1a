import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import styles from '../files.module.css';
import type { Upload, useUpload } from './useUpload';

interface Props {
  upload: ReturnType<typeof useUpload>;
  /** Returns the sentence for a failed upload (R8.8, R8.9, not R8.6); `index` counts from 0. */
  failure?: ((index: number) => string) | undefined;
}

/**
 * Lists the files of a field that are on their way, and messages about earlier ones. Screen readers
 * speak the messages and the number of stored files, but not the progress.
 */
export function UploadList({ upload, failure }: Props) {
  const { t } = useTranslation('uploads');
  const { uploads, added } = upload;
  const isBusy = uploads.some(({ message }) => !message);
  return (
    <>
      <ul className="plain-list stack gap-2" aria-live="polite">
        {uploads.map((one, index) => (
          <li key={one.id} aria-live={one.message ? undefined : 'off'}>
            {one.message ? (
              <Message {...{ upload, one }} message={one.message} failure={failure?.(index)} />
            ) : (
              <Progress one={one} onCancel={() => upload.dismiss(one.id)} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {!isBusy && added > 0 && t('added', { count: added })}
      </p>
    </>
  );
}

function Progress({ one, onCancel }: { one: Upload; onCancel: () => void }) {
  const { t } = useTranslation('uploads');
  const { name } = one.source;
  const percent = one.sent === undefined ? undefined : Math.floor(one.sent * 100);
  return (
    <Note kind="plain">
      <div className={`cluster ${styles.sending}`}>
        <progress max={100} value={percent} aria-label={t('progress', { name })} />
        <span>
          {percent === undefined ? t('preparing', { name }) : t('sending', { name, percent })}
        </span>
        <Button variant="tertiary" onClick={onCancel} aria-label={t('cancelOf', { name })}>
          {t('cancel')}
        </Button>
      </div>
    </Note>
  );
}

interface MessageProps {
  upload: Props['upload'];
  one: Upload;
  message: NonNullable<Upload['message']>;
  failure: string | undefined;
}

function Message({ upload, one, message, failure }: MessageProps) {
  const { t } = useTranslation('uploads');
  return (
    <Note kind={message.kind === 'note' ? 'plain' : 'error'}>
      <div className="cluster">
        <span>
          {message.kind === 'failed' && <strong>{failure ?? message.error}. </strong>}
          {message.text}
        </span>
        {message.kind === 'failed' && (
          <Button variant="tertiary" onClick={() => upload.retry(one)}>
            {t('retry')}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => upload.dismiss(one.id)} aria-label={t('dismiss')}>
          <X aria-hidden="true" size="1.1em" />
        </Button>
      </div>
    </Note>
  );
}
