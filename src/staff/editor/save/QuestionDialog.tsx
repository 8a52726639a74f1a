import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { ConfirmAlert } from '../alert/ConfirmAlert';
import { MoveButton } from '../languages/LanguagePanes';
import type { Asked } from './questions';

/** Asks a question in one of three dialogs; “Describe”, and moving a text to its language, end the save and focus the field. */
export function QuestionDialog({ question, onAnswer }: Asked) {
  const { t } = useTranslation(['admin', 'adminDesk', 'common']);
  const cancel = () => onAnswer(false);
  const confirm = () => onAnswer(true);
  if (question.about === 'alert') {
    return <ConfirmAlert values={question.values} onConfirm={confirm} onCancel={cancel} />;
  }
  if (question.about === 'descriptions') {
    const describe = () => {
      cancel();
      // The dialog returns the focus when it closes.
      requestAnimationFrame(() => focusControl(`alt-${question.language}-${question.image}`));
    };
    return (
      <ConfirmDialog
        title={t('adminDesk:alt.title', { count: question.keys.length })}
        confirm={t('adminDesk:alt.without')}
        cancel={t('adminDesk:alt.describe')}
        onConfirm={confirm}
        onCancel={describe}
      >
        <p>
          {t('adminDesk:alt.missing', {
            languages: question.languages.map((one) => t(`common:language.${one}`)).join(', '),
          })}{' '}
          {t('adminDesk:alt.lead')}
        </p>
      </ConfirmDialog>
    );
  }
  const wrong = question.warnings.find(({ problem }) => problem === 'alphabet');
  return (
    <ConfirmDialog
      title={t('languages.warning.title')}
      confirm={t('languages.warning.confirm')}
      cancel={t('languages.warning.cancel')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <ul>
        {question.warnings.map(({ field, language, problem }) => (
          <li key={`${field} ${language}`}>
            {t(`languages.warning.${problem}.${language}`, {
              field: textAt(t, `languages.${language}.${field}`),
            })}
          </li>
        ))}
      </ul>
      {wrong && <MoveButton language={wrong.language} onMove={cancel} />}
    </ConfirmDialog>
  );
}
