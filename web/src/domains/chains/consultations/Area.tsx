import { useId } from 'react'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './Area.module.css'

interface Props {
  label: string
  value: string
  most: number
  onChange: (text: string) => void
}

/** Lines of text with their name. */
export function Area({ label, value, most, onChange }: Props) {
  const id = useId()
  return (
    <Column gap={3}>
      <Text as="label" size="small" {...{ htmlFor: id }}>
        {label}
      </Text>
      <textarea
        id={id}
        className={styles.area}
        rows={5}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Column>
  )
}
