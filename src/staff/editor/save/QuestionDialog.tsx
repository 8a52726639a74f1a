import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { ConfirmAlert } from '../alert/ConfirmAlert';
import { MoveButton } from '../languages/LanguagePanes';
import { type Asked, useQuestionTexts } from './questions';

/** Asks a question in one of the dialogs; “Describe”, and moving a text to its language, end the save and focus the field. */
export function QuestionDialog({ question, onAnswer }: Asked) {
  const { t } = useTranslation(['admin', 'editor', 'common']);
  const texts = useQuestionTexts()(question);
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
        title={texts[0] ?? ''}
        confirm={t('editor:alt.without')}
        cancel={t('editor:alt.describe')}
        onConfirm={confirm}
        onCancel={describe}
      >
        <p>
          {question.languages.map((one) => t(`editor:alt.missing.${one}`)).join(' ')}{' '}
          {t('editor:alt.lead')}
        </p>
      </ConfirmDialog>
    );
  }
  const { about } = question;
  const wrong =
    about === 'languages' && question.warnings.find(({ problem }) => problem === 'alphabet');
  return (
    <ConfirmDialog
      title={t(`asked.${about}`)}
      confirm={t(about === 'languages' ? 'languages.warning.confirm' : 'asked.goOn')}
      cancel={t('languages.warning.cancel')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {wrong && <MoveButton language={wrong.language} onMove={cancel} />}
    </ConfirmDialog>
  );
}
