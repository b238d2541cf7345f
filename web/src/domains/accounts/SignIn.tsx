export function SignIn() {
  return <main />
}
