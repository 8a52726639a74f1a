import { type ComponentProps, createElement } from 'react';

interface Icon {
  /** Elements of the SVG with their attributes. */
  node: [name: string, attributes: Record<string, string>][];
}

interface Props extends ComponentProps<'svg'> {
  size?: number | string;
}

/** Returns the component of an icon of lucide, for the build: that of the package has 1 kB of options which the site does not use. */
export default ({ node }: Icon) =>
  ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([name, attributes]) => createElement(name, attributes)),
    );
