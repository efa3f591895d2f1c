/** The provenance on a printed page: each fact with its name. */
export function FactList({
  facts,
  className,
}: {
  facts: [name: string, text: string][]
  className?: string | undefined
}) {
  return (
    <dl className={className}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
