export function ErrorPage() {
  return <h1>500</h1>
}
