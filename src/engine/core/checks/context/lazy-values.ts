/** What works out each of some values. */
type Makers<Values extends object> = { [Key in keyof Values]: () => Values[Key] };

/**
 * A class of objects whose values are worked out when they are first needed. The getters belong to the class: getters
 * of an object itself outlive it, and with them all they know, such as the last part of a site.
 */
export const lazyValues = <Values extends object>(
  ...names: (keyof Values & string)[]
): (new (
  makers: Makers<Values>,
) => Values) => {
  class LazyValues {
    readonly #makers: Makers<Values>;

    constructor(makers: Makers<Values>) {
      this.#makers = makers;
    }

    make(name: keyof Values): unknown {
      const value = this.#makers[name]();
      Object.defineProperty(this, name, { value });
      return value;
    }
  }
  for (const name of names) {
    const get = function (this: LazyValues) {
      return this.make(name);
    };
    Object.defineProperty(LazyValues.prototype, name, { get });
  }
  return LazyValues as unknown as new (
    makers: Makers<Values>,
  ) => Values;
};
