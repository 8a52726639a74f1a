import type { Value } from '../../../content/kenya/bars';
import type { ChartText } from '../../../content/textTypes';

/** The props of the components of each kind of charts. */
export interface ChartsProps {
  /** The charts of the page by the anchor of their section and by name. */
  sections: Record<string, Record<string, ChartText>>;
  /** The section whose charts are rendered. */
  anchor: string;
  /** Formats a value with the unit that the texts of a chart have at this index. */
  format: (value: Value, chart: string, index: number) => string;
}
