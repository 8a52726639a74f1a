import { CloseButton } from '../../ui/dialog/CloseButton';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import type { Examples, ExamplesOf } from './example';
import { OpensDialog } from './live/OpensDialog';

const closeButton: Examples = ({ states }) => [
  {
    title: states.plain,
    element: <CloseButton className={undefined} onClick={() => undefined} />,
  },
];

const dialogBox: Examples = ({ states, dialog, samples }) => [
  {
    title: states.plain,
    element: (
      <OpensDialog button={dialog.open}>
        {(close) => (
          <Dialog title={dialog.title} onClose={close}>
            <p>{samples.paragraph}</p>
          </Dialog>
        )}
      </OpensDialog>
    ),
  },
  {
    title: 'wide',
    element: (
      <OpensDialog button={dialog.openWide}>
        {(close) => (
          <Dialog title={samples.longTitle} onClose={close} wide>
            <p>{samples.paragraph}</p>
          </Dialog>
        )}
      </OpensDialog>
    ),
  },
];

const confirmDialog: Examples = ({ states, dialog, samples }) =>
  [false, true].map((busy) => ({
    title: busy ? 'busy' : states.plain,
    element: (
      <OpensDialog button={busy ? dialog.openBusy : dialog.openConfirm}>
        {(close) => (
          <ConfirmDialog
            title={dialog.question}
            confirm={dialog.confirm}
            cancel={dialog.cancel}
            busy={busy}
            onConfirm={close}
            onCancel={close}
          >
            <p>{samples.paragraph}</p>
          </ConfirmDialog>
        )}
      </OpensDialog>
    ),
  }));

/** The examples of the components of `src/ui/dialog`. */
export const dialog: ExamplesOf[] = [
  [CloseButton, closeButton],
  [Dialog, dialogBox],
  [ConfirmDialog, confirmDialog],
];
