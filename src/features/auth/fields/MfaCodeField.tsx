import { useTranslation } from 'react-i18next';
import { secondFactorOffered } from '../../../services/auth/secondFactor';
import type { FormField } from '../../forms/useSimpleForm';
import { OneTimeCodeField } from './OneTimeCodeField';

/** The code of the second factor; renders nothing where the site offers none. Empty without a factor. */
export function MfaCodeField(props: FormField) {
  const { t } = useTranslation('account');
  if (!secondFactorOffered()) return null;
  return <OneTimeCodeField {...props} label={t('factor.code')} hint={t('factor.codeHint')} />;
}
