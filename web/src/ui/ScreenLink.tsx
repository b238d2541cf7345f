import { Link, useLocation } from 'react-router'
import type { LinkProps } from 'react-router'
import { carryAsOf } from '../lib/address.ts'
import { writtenIn } from './language/writtenIn.ts'

/** A link to a screen; keeps the as-of instant and the market. */
export function ScreenLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { search } = useLocation()
  return <Link to={carryAsOf(to, search)} lang={writtenIn(rest.children)} {...rest} />
}
