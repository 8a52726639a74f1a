import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toolbar.module.css';
import { toolbarItems } from './toolbarItems';

interface Props {
  editor: Editor;
  /** Id of the text that the buttons work on. */
  controls: string;
  onLink: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys go along the buttons, as toolbars do; Tab leaves for the text. */
function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The marks a text can have, each with its name and keys. */
export function Toolbar({ editor, controls, onLink }: Props) {
  const { t } = useTranslation('admin');
  const on = useEditorState({
    editor,
    selector: () => toolbarItems.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
  });
  return (
    <div
      role="toolbar"
      aria-label={t('text.toolbar')}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={moveAlong}
    >
      {toolbarItems.map(({ name, icon: Icon, keys, isOn, run }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={t(`text.${name}`)}
          aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
          title={`${t(`text.${name}`)} (${keys})`}
          aria-pressed={isOn ? on.includes(name) : undefined}
          onClick={() => (run ? run(editor) : onLink())}
        >
          <Icon aria-hidden="true" size="1.2em" />
        </button>
      ))}
    </div>
  );
}
