import { DayPicker } from '@daypicker/react'
import { enUS } from '@daypicker/react/locale/en-US'
import { zhCN } from '@daypicker/react/locale/zh-CN'
import { useLanguage } from '../../lib/texts.ts'
import styles from './Calendar.module.css'
import { dateOf, dayOfDate } from './days.ts'

interface Props {
  value: string | null
  /** Last day that may be chosen. */
  notAfter: string | undefined
  onChoose: (day: string) => void
}

/** The earliest year that its years reach back to: the first stock exchanges of the markets shown. */
const FIRST = new Date(1990, 0, 1)

const named: Readonly<Record<string, string | undefined>> = {
  root: styles.root,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.choice,
  dropdown: styles.list,
  caption_label: styles.word,
  chevron: styles.chevron,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  selected: styles.chosen,
  outside: styles.outside,
  disabled: styles.disabled,
}
const names = Object.fromEntries(Object.entries(named).map(([part, style]) => [part, style ?? '']))

/** One month of days, moved through by arrows, Page Up and Page Down. */
export function Calendar({ value, notAfter, onChoose }: Props) {
  const language = useLanguage()
  const chosen = value === null ? undefined : dateOf(value)
  const last = notAfter === undefined ? undefined : dateOf(notAfter)
  const shown = chosen ?? last
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, it is what is moved through next
      autoFocus
      selected={chosen}
      onSelect={(date) => onChoose(dayOfDate(date))}
      locale={language === 'en' ? enUS : zhCN}
      weekStartsOn={1}
      captionLayout="dropdown"
      startMonth={FIRST}
      showOutsideDays
      classNames={names}
      {...(shown ? { defaultMonth: shown } : {})}
      {...(last ? { endMonth: last, disabled: { after: last } } : {})}
    />
  )
}
