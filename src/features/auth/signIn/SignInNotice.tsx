import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/feedback/Callout';
import type { SignInState } from './signInState';

interface Props {
  state: Exclude<SignInState, 'signedIn'>;
  /** The session has ended without signing out on this page. */
  ended: true | undefined;
}

/** Says above the sign-in form why the session is over; nothing for a first visit. */
export function SignInNotice({ state, ended }: Props) {
  const { t } = useTranslation('admin');
  if (state === 'none' && !ended) return null;
  return (
    <div role="status">
      <Callout kind={state === 'onlyHere' ? 'warning' : 'note'}>
        {t(state === 'none' ? 'signIn.ended' : `signIn.${state}`)}
      </Callout>
    </div>
  );
}
