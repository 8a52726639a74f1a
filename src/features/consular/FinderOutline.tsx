import { useTranslation } from 'react-i18next';
import { type FinderNode, serviceFinder } from '../../content/consular/serviceFinder';
import { textAt } from '../../lib/i18n/dynamicKey';
import { FinderAnswer } from './FinderAnswer';
import styles from './FinderOutline.module.css';
import { translationKey } from './resolveStep';

function Step({ steps, need }: { steps: string[]; need: FinderNode }) {
  const { t } = useTranslation('consular/needs');
  const key = translationKey(steps);
  if ('to' in need) return <FinderAnswer steps={steps} to={need.to} />;
  return (
    <>
      {steps.length > 0 && <p>{textAt(t, `${key}.question`)}</p>}
      {Object.entries(need.answers).map(([answer, next]) => (
        <details key={answer} className={styles.answer}>
          <summary>{textAt(t, `${translationKey([...steps, answer])}.name`)}</summary>
          <Step steps={[...steps, answer]} need={next} />
        </details>
      ))}
    </>
  );
}

/** The service finder as nested disclosures, which need no script. */
export const FinderOutline = () => <Step steps={[]} need={serviceFinder} />;
