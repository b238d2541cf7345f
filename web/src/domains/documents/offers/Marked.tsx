import { Fragment } from 'react'
import styles from './Marked.module.css'

export interface Place {
  start: number
  end: number
}

/** A piece of text with places in it marked. */
export function Marked({ text, places }: { text: string; places: readonly Place[] }) {
  return (
    <>
      {places.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(places[at - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}
