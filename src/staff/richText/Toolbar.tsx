import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import styles from './Toolbar.module.css';
import { tableItems, toolbarItems } from './toolbarItems';

interface Props {
  editor: Editor;
  controls: string;
  language: Language;
  onDialog: (name: 'link' | 'image') => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys move between the buttons, as the ARIA toolbar pattern requires. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** One tab stop (ARIA toolbar pattern); in a table also the buttons that change it. */
export function Toolbar({ editor, controls, language, onDialog }: Props) {
  const { t } = useTranslation('admin');
  const [start] = useState(editor.state.selection);
  const activeItems = useEditorState({
    editor,
    // None before the person has put the cursor somewhere.
    selector: () =>
      toolbarItems
        .filter(({ isActive }) => start !== editor.state.selection && isActive?.(editor))
        .map(({ name }) => name),
  });
  const items = activeItems.includes('table') ? [...toolbarItems, ...tableItems] : toolbarItems;
  return (
    <div
      role="toolbar"
      // With the language, because a form has a toolbar for each.
      aria-label={`${t('text.toolbar')}: ${t(`languages.${language}.name`)}`}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={moveFocus}
    >
      {items.map(({ name, icon: Icon, keys, isActive, run }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={keys ? `${t(`text.${name}`)} (${keys})` : t(`text.${name}`)}
          // An item without "run" opens a dialog.
          {...(run
            ? { 'aria-pressed': isActive && activeItems.includes(name) }
            : { 'aria-haspopup': 'dialog', 'data-active': activeItems.includes(name) })}
          onClick={() => (run ? run(editor) : onDialog(name === 'image' ? 'image' : 'link'))}
        >
          <Icon aria-hidden="true" size="1.2em" />
          {index >= toolbarItems.length && t(`text.${name}`)}
        </button>
      ))}
    </div>
  );
}
