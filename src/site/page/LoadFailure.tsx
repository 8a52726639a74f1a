import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { HelpLink } from './HelpLink';

interface Props {
  /** What could not be loaded. */
  text: string;
  retry: () => unknown;
  /** The button does nothing. */
  busy: boolean;
}

/** Says what could not be loaded, with a button to try again and the link to help. */
export function LoadFailure({ text, retry, busy }: Props) {
  const { t } = useTranslation();
  return (
    <Note kind="plain" live>
      <p>{text}</p>
      <p className="cluster">
        <Button variant="secondary" busy={busy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
        <HelpLink />
      </p>
    </Note>
  );
}
