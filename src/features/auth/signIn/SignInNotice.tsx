import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/feedback/Callout';
import type { SignInState } from './signInState';

interface Props {
  state: Exclude<SignInState, 'signedIn'>;
  /** The session expired, or was signed out in another tab. */
  ended: true | undefined;
}

/**
 * Why the form is shown; renders nothing on a first visit. `onlyHere` warns that signing out on all
 * devices failed.
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
