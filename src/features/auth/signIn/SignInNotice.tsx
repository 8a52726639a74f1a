import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/feedback/Callout';
import type { SignInState } from './signInState';

interface Props {
  /** The state that `resolveSignInState` returned. */
  state: Exclude<SignInState, 'signedIn'>;
  /** The session expired, or was signed out in another tab. */
  ended: true | undefined;
}

/**
 * States above the sign-in form that the session has expired or was signed out, on this device or on all;
 * warns when the sign-out on all devices has failed (`onlyHere`). Renders nothing on a first visit.
 */
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
