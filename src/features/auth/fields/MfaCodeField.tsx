import { useTranslation } from 'react-i18next';
import { secondFactorOffered } from '../../../services/auth/secondFactor';
import type { FormField } from '../../forms/useSimpleForm';
import { OneTimeCodeField } from './OneTimeCodeField';

/** Optional field for the code of the second factor. Renders nothing where the site does not offer it. */
export function MfaCodeField(props: FormField) {
  const { t } = useTranslation('account');
  if (!secondFactorOffered()) return null;
  return <OneTimeCodeField {...props} label={t('factor.code')} hint={t('factor.codeHint')} />;
}
