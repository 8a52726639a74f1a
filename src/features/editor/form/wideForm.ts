/** Viewports in which a form has a side column, as in ItemForm.module.css. */
export const WIDE_FORM = '(min-width: 64rem)';
