/** An address whose @ has become a word, as those write it who hide it from programs. */
export const lostAt = /([^\s@<>"]+) (?:at|\(at\)|\[at\]|arroba) ([^\s@<>"]+\.\p{L}{2,})/iu;
