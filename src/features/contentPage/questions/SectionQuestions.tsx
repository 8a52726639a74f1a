import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { useQuestions } from './useQuestions';

/** Renders the answers to the questions of a section, and the open ones as links to where they are asked, in `Questions`. */
export function SectionQuestions({ path, anchor }: { path: string; anchor: string }) {
  const { t } = useTranslation();
  const { questions, open, answered } = useQuestions(path);
  const own = Object.keys(questions[anchor] ?? {});
  const links = open.flatMap(([key, text], index) =>
    own.includes(key)
      ? [
          <li key={key}>
            <a href={`#question-${index + 1}`}>{text}</a>
          </li>,
        ]
      : [],
  );
  return (
    <>
      <Answers answered={answered.filter(({ key }) => own.includes(key))} />
      {links.length > 0 && (
        <div className="small-print" data-screen-only>
          <p>{t('content.ask.mark')}</p>
          <ul>{links}</ul>
        </div>
      )}
    </>
  );
}
