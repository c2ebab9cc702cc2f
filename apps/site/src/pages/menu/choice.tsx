import { menuReviewText } from '@tallycomb/content/calculator';
import { control, labeled } from './page.css';

interface ChoiceProps {
  readonly label: string;
  /** Value of the chosen option, if one is chosen. */
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A select with its label on one line. */
export const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label className={labeled}>
    {label}
    <select
      className={control}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {value === undefined ? (
        <option value="" disabled>
          {menuReviewText.choose}
        </option>
      ) : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
