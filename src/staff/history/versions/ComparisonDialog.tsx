import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ActionRow } from '../../../ui/layout/ActionRow';
import styles from './ComparisonDialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

export const ComparisonDialog = ({ title, onClose, children, actions }: Props) => (
  <Dialog title={title} onClose={onClose} wide>
    <div className={styles.body}>
      {children}
      <ActionRow>{actions}</ActionRow>
    </div>
  </Dialog>
);
