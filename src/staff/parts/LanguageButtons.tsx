import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../lib/i18n/languages';
import { Button } from '../../ui/actions/Button';
import styles from './LanguageButtons.module.css';

interface Props {
  selected: Language;
  onSelect: (language: Language) => void;
}

/** Renders the buttons that choose the language of a preview. */
export function LanguageButtons({ selected, onSelect }: Props) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={`cluster gap-2 ${styles.languages}`}>
      <legend className="visually-hidden">{t('preview.language')}</legend>
      {languages.map((id) => (
        <Button
          key={id}
          variant={id === selected ? 'primary' : 'secondary'}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {t(`languages.${id}.name`)}
        </Button>
      ))}
    </fieldset>
  );
}
