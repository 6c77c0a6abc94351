import next from "eslint-config-next";
import typescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier";

/** Values never become SQL text: tagged templates only (docs/security.md#input). */
const unsafeSql = ["$queryRawUnsafe", "$executeRawUnsafe"].map((property) => ({
  property,
  message: "Use rows() of lib/server/rows.ts, or the tagged $executeRaw.",
}));

const config = [
  { ignores: [".next/**", ".data/**", "lib/server/prisma/**", "next-env.d.ts", "test-results/**"] },
  ...next,
  ...typescript,
  prettier,
  {
    rules: {
      "no-restricted-properties": [
        "error",
        ...unsafeSql,
        { object: "Prisma", property: "raw", message: "Raw SQL text is not escaped." },
      ],
      // A desk's page that Next's own link had fetched beforehand showed what another query of the same address holds.
      "no-restricted-imports": [
        "error",
        { name: "next/link", message: "PageLink needs no script of its own (docs/decisions/069)." },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "react/no-danger": "error",
      // Pictures come in our own widths; Next's optimiser is off.
      "@next/next/no-img-element": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error"],
    },
  },
  // Hooks live in components and pages; elsewhere a function may begin with 'use'.
  {
    files: ["lib/**", "scripts/**", "server/**", "tests/**", "demo/**", "reference/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  // Commands talk to a person on the terminal; tests may too.
  {
    files: ["scripts/**", "server/**", "tests/**"],
    rules: { "no-console": "off" },
  },
];

export default config;
