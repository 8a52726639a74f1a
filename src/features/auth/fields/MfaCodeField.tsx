import { useTranslation } from 'react-i18next';
import { secondFactorOffered } from '../../../services/auth/secondFactor';
import type { FormField } from '../../forms/useSimpleForm';
import { OneTimeCodeField } from './OneTimeCodeField';

/**
 * Optional. Renders nothing where the deployment offers no second factor (R7.6) and the account has
 * none.
 */
export function MfaCodeField(props: FormField) {
  const { t } = useTranslation('account');
  if (!secondFactorOffered()) return null;
  return <OneTimeCodeField {...props} label={t('factor.code')} hint={t('factor.codeHint')} />;
}
