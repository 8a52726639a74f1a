import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ActionRow } from '../../../ui/layout/ActionRow';
import styles from './ComparisonDialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  /** The origin of the versions and their differences. */
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

/**
 * Renders the layout of a dialog that compares two versions of an item, after a conflict or from its history
 * (decision 0021).
 */
export const ComparisonDialog = ({ title, onClose, children, actions }: Props) => (
  <Dialog title={title} onClose={onClose} wide>
    <div className={styles.body}>
      {children}
      <ActionRow>{actions}</ActionRow>
    </div>
  </Dialog>
);
