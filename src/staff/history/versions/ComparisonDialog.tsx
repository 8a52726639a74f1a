import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

export const ComparisonDialog = ({ title, onClose, children, actions }: Props) => (
  <Dialog title={title} onClose={onClose} wide>
    <div className="stack">
      {children}
      <div className="cluster gap-3">{actions}</div>
    </div>
  </Dialog>
);
