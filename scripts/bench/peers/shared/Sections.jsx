const Value = ({ value, name }) => {
  if (typeof value === 'string') return <p className={name}>{value}</p>;
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value))
    return (
      <div className={name}>
        {Object.entries(value).map(([key, item]) => (
          <Value key={key} name={key} value={item} />
        ))}
      </div>
    );
  const items = value.map((item) => <Value key={JSON.stringify(item)} name={name} value={item} />);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
};

/** The sections of a page, for the systems that render React. */
export const Sections = ({ sections }) => (
  <main>
    {sections.map(({ type, id, props }) => (
      <section key={id} id={id}>
        <Value name={type} value={props} />
      </section>
    ))}
  </main>
);
