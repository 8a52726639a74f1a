import styles from './FilterSelect.module.css';

interface Props<Filter extends string> {
  label: string;
  value: Filter;
  /** `name` is translated. */
  options: { value: Filter; name: string }[];
  onSelect: (filter: Filter) => void;
}

export function FilterSelect<Filter extends string>({
  label,
  value,
  options,
  onSelect,
}: Props<Filter>) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const selected = options.find((option) => option.value === target.value);
          if (selected) onSelect(selected.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
