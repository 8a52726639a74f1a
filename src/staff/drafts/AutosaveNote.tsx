import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RequestSignInContext } from '../account/session/useReauthentication';
import type { useDraft } from './useDraft';

interface Props {
  autosave: Pick<ReturnType<typeof useDraft>, 'status' | 'isOnServer' | 'isUnstored'> & {
    sendNow: () => Promise<unknown>;
  };
  /** Whether visitors see something else. */
  isPublished: boolean;
}

/**
 * Says where the text of a form is stored, and warns if nothing has stored it. If the session has
 * expired, a button asks for a sign-in, and then sends the text. Screen readers announce the note
 * only if the server lacks the text, because the note changes every few seconds.
 */
export function AutosaveNote({ autosave, isPublished }: Props) {
  const { isOnServer, isUnstored } = autosave;
  const { state, at, code } = autosave.status;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const requestSignIn = useContext(RequestSignInContext);
  // What was kept stays on screen while the next text is sent, because that is every two seconds.
  const shown = state === 'keeping' && at ? 'kept' : state;
  const context = at ? (isPublished ? 'live' : undefined) : 'unchanged';
  const text = t(`autosave.${shown}`, { time: at && formatTime(at, language), context });
  const signIn = async () => {
    if (await requestSignIn()) await autosave.sendNow();
  };
  if (isUnstored)
    return (
      <Note kind="warning" live>
        {t('autosave.storageFull')}
      </Note>
    );
  const isQuiet = isOnServer || state === 'keeping';
  return (
    <>
      {isQuiet && <p className="small-print">{text}</p>}
      <p role="status" className="small-print">
        {!isQuiet && text}
      </p>
      {code === 'sessionExpired' && (
        // No dialog by itself, because it would take the focus from the person who types.
        <Button variant="tertiary" onClick={() => void signIn()}>
          {t('signIn.submit')}
        </Button>
      )}
    </>
  );
}
