export function NotFoundPage() {
  return <h1>404</h1>
}
