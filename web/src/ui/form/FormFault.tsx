import { Text } from '../kit/Text.tsx'

/** What keeps a form from being sent, told as soon as it stands; nothing where there is nothing to say. */
export function FormFault({ children }: { children: string | null | undefined }) {
  return children ? (
    <Text as="p" size="small" tone="error" role="alert">
      {children}
    </Text>
  ) : null
}
