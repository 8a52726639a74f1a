interface Props {
  label: string;
  value: string;
  options: { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** Renders the choice of what a list shows. */
export const FilterSelect = ({ label, value, options, onChange }: Props) => (
  <label className="cluster gap-2">
    <span className="small-print semibold">{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
